import { useCallback, useEffect, useRef, useState } from 'react';
import { findFileProblem, findSizeProblem, nameStep } from './check-file.ts';
import { measurePicture } from './read-picture.ts';

/** A picture that was chosen and can be sent. */
export interface Pick {
  key: number;
  file: File;
  /** Shows it on the page. */
  url: string;
  width: number;
  height: number;
  stepName: string;
}

export interface Picks {
  picks: readonly Pick[];
  /** Why some files were not taken. */
  problems: readonly string[];
  add: (files: readonly File[]) => Promise<void>;
  remove: (key: number) => void;
  rename: (key: number, stepName: string) => void;
}

let lastKey = 0;

async function pickFile(file: File): Promise<Pick | string> {
  const problem = findFileProblem(file);
  if (problem) return problem;
  const url = URL.createObjectURL(file);
  const size = await measurePicture(url).catch(() => null);
  const refusal = size
    ? findSizeProblem(file.name, size.width, size.height)
    : `“${file.name}” cannot be read as an image. It may be damaged, or something else under this name.`;
  if (!size || refusal) {
    URL.revokeObjectURL(url);
    return refusal ?? '';
  }
  lastKey += 1;
  return { key: lastKey, file, url, ...size, stepName: nameStep(file.name) };
}

/** The pictures that were chosen, dropped or pasted. A single one takes the place of the one before. */
export function usePicks({ isSingle }: { isSingle: boolean }): Picks {
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const made = useRef(new Set<string>());

  useEffect(() => {
    const urls = made.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  const add = useCallback(
    async (files: readonly File[]) => {
      const wanted = isSingle ? files.slice(0, 1) : files;
      const found = await Promise.all(wanted.map(pickFile));
      const taken = found.filter((one) => typeof one !== 'string');
      for (const { url } of taken) made.current.add(url);
      setProblems(found.filter((one) => typeof one === 'string'));
      if (taken.length > 0) setPicks((before) => (isSingle ? taken : [...before, ...taken]));
    },
    [isSingle],
  );
  const remove = useCallback(
    (key: number) => setPicks((before) => before.filter((one) => one.key !== key)),
    [],
  );
  const rename = useCallback(
    (key: number, stepName: string) =>
      setPicks((before) => before.map((one) => (one.key === key ? { ...one, stepName } : one))),
    [],
  );
  return { picks, problems, add, remove, rename };
}
