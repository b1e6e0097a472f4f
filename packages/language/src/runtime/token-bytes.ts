/** What a vocabulary says of its tokens, as a GGUF file holds it. */
export interface Vocabulary {
  /** `gpt2`: each character stands for a byte. `llama`: text with "▁" for a space, and `<0x0A>` for single bytes. */
  model: string;
  tokens: readonly string[];
  /** 1: text, 6: a single byte; others are no text. */
  types?: readonly number[];
}

const encoder = new TextEncoder();
const text = 1;
const singleByte = 6;

/** Byte-level vocabularies write a byte that has no visible character as one from U+0100 on. */
function readableBytes(): Map<string, number> {
  const isVisible = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  const bytes = new Map<string, number>();
  let hidden = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    if (isVisible(byte)) bytes.set(String.fromCodePoint(byte), byte);
    else {
      bytes.set(String.fromCodePoint(256 + hidden), byte);
      hidden += 1;
    }
  }
  return bytes;
}

const byCharacter = readableBytes();
const byByte = new Map([...byCharacter].map(([character, byte]) => [byte, character]));

/** How a byte-level vocabulary writes a text. */
export function writeByteLevel(said: string): string {
  return [...encoder.encode(said)].map((byte) => byByte.get(byte) ?? '').join('');
}

function byteLevel(token: string): Uint8Array | undefined {
  const bytes = [...token].map((character) => byCharacter.get(character));
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes) : undefined;
}

function sentencePiece(token: string): Uint8Array {
  const hex = /^<0x([0-9A-F]{2})>$/.exec(token)?.[1];
  return hex ? Uint8Array.of(Number.parseInt(hex, 16)) : encoder.encode(token.replaceAll('\u2581', ' '));
}

/** The bytes of every token, by its number; nothing for those that are no text, such as the end of an answer. */
export function readTokenBytes({ model, tokens, types }: Vocabulary): (Uint8Array | undefined)[] {
  if (model !== 'gpt2' && model !== 'llama')
    throw new Error(`The model's vocabulary is of the kind "${model}"; only gpt2 and llama can be read.`);
  return tokens.map((token, index) => {
    const type = types?.[index] ?? text;
    if (type !== text && type !== singleByte) return undefined;
    return model === 'gpt2' ? byteLevel(token) : sentencePiece(token);
  });
}
