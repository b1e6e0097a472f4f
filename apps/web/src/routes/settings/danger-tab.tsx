import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { confirmationWord } from './check-deletion.ts';
import { DeleteButton } from './delete-button.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import styles from './style/panel.module.css';
import type { DeletionForm } from './use-deletion.ts';

export function DangerTab({ email, form }: { email: string; form: DeletionForm }) {
  const { element, typed, problems, change, sending, onSubmit } = form;
  return (
    <form
      ref={element}
      className={styles.panel}
      data-dangerous
      aria-labelledby="danger-title"
      onSubmit={onSubmit}
      noValidate
    >
      <h2 className={styles.title} id="danger-title">
        Delete account
      </h2>
      <p className={styles.lead}>This is final. With your account goes everything in it:</p>
      <ul className={styles.list}>
        <li>your profile, your access tokens, share links and webhooks,</li>
        <li>your projects and test cases,</li>
        <li>your runs with their pictures, logs and reports,</li>
        <li>your feedback and the answers to it.</li>
      </ul>
      <p className={styles.lead}>
        Of your email address only a fingerprint stays, by which the login page knows that the account is
        gone. You can register with the address again.
      </p>
      <div className={styles.column}>
        <HiddenUsername email={email} />
        <Field
          label={`Type ${confirmationWord} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed.word}
          error={problems.word}
          onChange={(value) => change('word', value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={typed.password}
          error={problems.password}
          onChange={(value) => change('password', value)}
        />
        <DeleteButton isBusy={sending} disabled={typed.word === '' || typed.password === ''} />
      </div>
    </form>
  );
}
