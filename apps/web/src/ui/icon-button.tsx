import styles from './icon-button.module.css';
import type { IconComponent } from './icons/index.ts';

interface Props {
  id?: string;
  icon: IconComponent;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button that is only a picture, with its name for everybody who asks. Switched off, it still keeps the focus. */
export function IconButton({ id, icon: Icon, label, disabled = false, onClick }: Props) {
  return (
    <button
      id={id}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
