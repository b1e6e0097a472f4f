import { expect, test } from 'vitest';
import { readTokenBytes, writeByteLevel } from './token-bytes.ts';

const decoder = new TextDecoder();
const texts = ['Save', ' Save', '\n', 'Größe', '点击', '🎉', '"\\'];

test.each(texts)('a byte-level vocabulary is read back: %j', (text) => {
  const [bytes] = readTokenBytes({ model: 'gpt2', tokens: [writeByteLevel(text)] });
  expect(decoder.decode(bytes)).toBe(text);
});

test('a space and a line break are written as the known vocabularies do', () => {
  expect(writeByteLevel(' a\n')).toBe('\u0120a\u010a');
});

test('a vocabulary of word pieces is read, single bytes included', () => {
  const read = readTokenBytes({ model: 'llama', tokens: ['\u2581Save', '<0x0A>', 'ß'], types: [1, 6, 1] });
  expect(read.map((bytes) => decoder.decode(bytes))).toEqual([' Save', '\n', 'ß']);
});

test('tokens that are no text have no bytes', () => {
  expect(readTokenBytes({ model: 'gpt2', tokens: ['<|im_end|>'], types: [3] })).toEqual([undefined]);
});

test('another kind of vocabulary is refused by name', () => {
  expect(() => readTokenBytes({ model: 'bert', tokens: [] })).toThrow('"bert"');
});
