import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { request } from '../../lib/client.ts';

interface Suggestions {
  options: readonly string[];
  /** The option that the arrow keys stand on; -1 where they stand on none. */
  active: number;
  /** Call with what was typed; it is asked about once typing comes to rest. */
  ask: (text: string) => void;
  close: () => void;
  setActive: (index: number) => void;
  /** Deals with the arrows, Enter and Escape; true where the key was meant for the list. */
  onKey: (event: KeyboardEvent, choose: (text: string) => void) => boolean;
}

const none: readonly string[] = [];

/** Suggests how a step could go on while it is typed. */
export function useSuggestions(testCaseId: string): Suggestions {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [text] = useDebouncedValue(typed, 150);
  const { data } = useQuery({
    queryKey: ['steps suggest', testCaseId, text],
    queryFn: ({ signal }) =>
      request('POST /api/steps/suggest', { body: { text, test_case_id: testCaseId }, signal }),
    enabled: text.trim() !== '' && typed !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    // A list that cannot be had is no reason to disturb somebody who types.
    retry: false,
  });
  // While somebody types on, the last answer stays; it is no answer to something else.
  const goesOn = typed !== '' && text !== '' && (typed.startsWith(text) || text.startsWith(typed));
  const found = goesOn ? (data?.suggestions ?? none) : none;
  const options = found.filter((option) => option !== typed.trim());

  function close() {
    setTyped('');
    setActive(-1);
  }

  function onKey(event: KeyboardEvent, choose: (option: string) => void): boolean {
    if (options.length === 0 || event.altKey) return false;
    const chosen = options[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? options.length - 1 : active - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return false;
    return true;
  }

  return {
    options,
    active: Math.min(active, options.length - 1),
    ask: (next) => {
      setTyped(next);
      setActive(-1);
    },
    close,
    setActive,
    onKey,
  };
}
