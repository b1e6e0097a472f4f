import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanSearch } from './clean-search.ts';
import field from './field.module.css';
import { Search, X } from './icons/index.ts';
import styles from './search-box.module.css';

interface Props {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  value: string;
  onSearch: (search: string) => void;
}

const pauseBeforeSearch = 300;

/** Searches when the typing pauses, or at once with Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The address changed by other means, such as the Back button.
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  function search(typed: string) {
    const clean = cleanSearch(typed);
    if (clean === asked.current) return;
    asked.current = clean;
    onSearch(clean);
  }

  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchAfterPause(text), pauseBeforeSearch);
    return () => clearTimeout(timer);
  }, [text]);

  function clear() {
    setText('');
    search('');
    input.current?.focus();
  }

  return (
    <search className={styles.box}>
      <TextInput
        ref={input}
        type="search"
        size="md"
        label={label}
        placeholder={placeholder}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        classNames={{ label: field.label, input: `${field.input} ${styles.input}` }}
        leftSection={<Search size={18} aria-hidden="true" />}
        rightSection={
          text && (
            <button type="button" className={field.reveal} aria-label="Clear search" onClick={clear}>
              <X size={18} aria-hidden="true" />
            </button>
          )
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text);
        }}
      />
    </search>
  );
}
