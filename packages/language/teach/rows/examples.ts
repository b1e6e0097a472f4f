import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Example, readExample } from '../check/example.ts';

/** All examples in the `.jsonl` files of these folders. A line that is no example ends it: the checker tells why. */
export function readExamples(folders: readonly string[]): Example[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .flatMap((name) =>
          readFileSync(join(folder, name), 'utf8')
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map((line, index) => {
              const example = readExample(line);
              if (typeof example === 'string') throw new Error(`${name}, line ${index + 1}: ${example}`);
              return example;
            }),
        ),
    );
}
