import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from '../ui/icons/index.ts';
import styles from './dropdown.module.css';

/** Named after the theme it switches to. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <div>
      <button
        type="button"
        className={styles.button}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? 'Light' : 'Dark'}
        <Icon className={styles.optional} size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
