import { askForNotifications } from '../../lib/notification-permission.ts';
import { Switch } from '../../ui/switch.tsx';
import { BrowserPermission } from './browser-permission.tsx';
import { SaveRow } from './save-row.tsx';
import panel from './style/panel.module.css';
import type { PreferencesForm } from './use-preferences-form.ts';

export function NotificationsTab({ form }: { form: PreferencesForm }) {
  const { values, change, sending, onSubmit } = form;

  function changeBrowser(isOn: boolean) {
    change('browser', isOn);
    if (isOn) void askForNotifications();
  }

  return (
    <form className={panel.panel} aria-labelledby="notifications-title" onSubmit={onSubmit} noValidate>
      <h2 className={panel.title} id="notifications-title">
        Notifications
      </h2>
      <p className={panel.lead}>What Assay may tell you, and how.</p>
      <Switch
        label="Email notifications"
        description="A mail when somebody answers your feedback. Mail about your account’s security, such as a password reset, is always sent."
        name="email"
        checked={values.email}
        onChange={(isOn) => change('email', isOn)}
      />
      <Switch
        label="Browser notifications"
        description="A notification when one of your runs ends, as long as Assay is open in a tab."
        name="browser"
        checked={values.browser}
        onChange={changeBrowser}
      >
        <BrowserPermission isWanted={values.browser} />
      </Switch>
      <Switch
        label="Marketing emails"
        description="News about Assay by mail, now and then. While this is off, none is sent."
        name="marketing"
        checked={values.marketing}
        onChange={(isOn) => change('marketing', isOn)}
      />
      <SaveRow isDirty={form.isDirty} isSaving={sending} problem={form.problem} onDiscard={form.discard} />
    </form>
  );
}
