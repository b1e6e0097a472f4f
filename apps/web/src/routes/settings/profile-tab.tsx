import { ProfileFields } from './profile-fields.tsx';
import { SaveRow } from './save-row.tsx';
import styles from './style/panel.module.css';
import type { PersonalForm } from './use-personal-form.ts';

export function ProfileTab({ email, form }: { email: string; form: PersonalForm }) {
  const { element, sending, onSubmit } = form;
  return (
    <form
      ref={element}
      className={styles.panel}
      aria-labelledby="profile-title"
      onSubmit={onSubmit}
      noValidate
    >
      <h2 className={styles.title} id="profile-title">
        Profile
      </h2>
      <p className={styles.lead}>Who you are, and how you can be reached.</p>
      <ProfileFields email={email} form={form} />
      <SaveRow isDirty={form.isDirty} isSaving={sending} problem={form.problem} onDiscard={form.discard} />
    </form>
  );
}
