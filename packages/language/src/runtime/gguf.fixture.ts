/** What a GGUF file can say of a model, as far as a tiny one needs it. */
export type Value =
  | { uint32: number }
  | { float32: number }
  | { text: string }
  | { flag: boolean }
  | { texts: readonly string[] }
  | { int32s: readonly number[] };

export interface Tensor {
  name: string;
  /** The innermost first. */
  shape: readonly number[];
  values: Float32Array;
}

const version = 3;
const alignment = 32;
const types = { uint32: 4, int32: 5, float32: 6, flag: 7, text: 8, array: 9 };
const float32Tensor = 0;

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value | 0);
  return bytes;
}

function number64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([number64(bytes.length), bytes]);
}

function write(value: Value): Buffer[] {
  if ('uint32' in value) return [number32(types.uint32), number32(value.uint32)];
  if ('float32' in value)
    return [number32(types.float32), Buffer.from(Float32Array.of(value.float32).buffer)];
  if ('text' in value) return [number32(types.text), text(value.text)];
  if ('flag' in value) return [number32(types.flag), Buffer.of(value.flag ? 1 : 0)];
  const [type, items] =
    'texts' in value
      ? [types.text, value.texts.map(text)]
      : [types.int32, value.int32s.map((one) => number32(one))];
  return [number32(types.array), number32(type), number64(items.length), ...items];
}

const padded = (length: number): number => Math.ceil(length / alignment) * alignment;

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
}

/** A whole GGUF file of a model whose weights are 32-bit numbers. */
export function writeGguf(metadata: Record<string, Value>, tensors: readonly Tensor[]): Buffer {
  const head = [Buffer.from('GGUF'), number32(version), number64(tensors.length)];
  const entries = Object.entries(metadata);
  const said = entries.flatMap(([key, value]) => [text(key), ...write(value)]);
  let offset = 0;
  const listed = tensors.flatMap(({ name, shape, values }) => {
    const place = offset;
    offset += padded(values.byteLength);
    return [
      text(name),
      number32(shape.length),
      ...shape.map(number64),
      number32(float32Tensor),
      number64(place),
    ];
  });
  const data = tensors.map(({ values }) => pad(Buffer.from(values.buffer, 0, values.byteLength)));
  return Buffer.concat([
    pad(Buffer.concat([...head, number64(entries.length), ...said, ...listed])),
    ...data,
  ]);
}
