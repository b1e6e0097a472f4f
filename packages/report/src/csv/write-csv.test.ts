import { expect, test } from 'vitest';
import { readCsv } from './read-csv.fixture.ts';
import { type CsvCell, writeCsv } from './write-csv.ts';

test.each<[CsvCell, string]>([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [-12.5, '-12.5'],
  [true, 'true'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['"', '""""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ["=cmd|'/c calc'!A1,\"", `"'=cmd|'/c calc'!A1,"""`],
  ['a=b', 'a=b'],
  ['ünïcødé 漢字 🙂', 'ünïcødé 漢字 🙂'],
])('%j becomes %j', (cell, written) => {
  expect(writeCsv([[cell]])).toBe(`${written}\r\n`);
});

test('what was written is read back, cell by cell', () => {
  const rows = [
    ['name', 'a "quoted", text', 'lines\r\nand\nmore'],
    ['', ',', '"'],
    ['x', "it's", 'end'],
  ];
  expect(readCsv(writeCsv(rows))).toEqual(rows);
  expect(writeCsv([])).toBe('');
});
