import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import styles from './style/panel.module.css';
import type { PasswordForm } from './use-password-form.ts';

export function SecurityTab({ email, form }: { email: string; form: PasswordForm }) {
  const { element, typed, problems, change, revokes, setRevokes, sending, onSubmit } = form;
  return (
    <form
      ref={element}
      className={styles.panel}
      aria-labelledby="security-title"
      onSubmit={onSubmit}
      noValidate
    >
      <h2 className={styles.title} id="security-title">
        Change password
      </h2>
      <p className={styles.lead}>
        A new password ends every session of yours, on every device. Here you stay signed in.
      </p>
      <div className={styles.column}>
        <HiddenUsername email={email} />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          value={typed.current}
          error={problems.current}
          onChange={(value) => change('current', value)}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          description="At least 6 characters."
          value={typed.password}
          error={problems.password}
          onChange={(value) => change('password', value)}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmPassword"
          autoComplete="new-password"
          value={typed.confirmation}
          error={problems.confirmation}
          onChange={(value) => change('confirmation', value)}
        />
        <Checkbox name="revokeAccessTokens" checked={revokes} onChange={setRevokes}>
          Revoke my access tokens, too
        </Checkbox>
        <SubmitButton sending={sending} progress="Changing password…">
          Change password
        </SubmitButton>
      </div>
    </form>
  );
}
