import { useSearchParams } from 'react-router';
import type { Profile } from '../../lib/profile.ts';
import { useLeaveGuard } from '../../shell/use-leave-guard.ts';
import { Bell, ShieldCheck, TriangleAlert, UserRound } from '../../ui/icons/index.ts';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { DangerTab } from './danger-tab.tsx';
import { describeUnsaved } from './describe-unsaved.ts';
import { NotificationsTab } from './notifications-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { AccessTokens } from './tokens/access-tokens.tsx';
import { useDeletion } from './use-deletion.ts';
import { usePasswordForm } from './use-password-form.ts';
import { usePersonalForm } from './use-personal-form.ts';
import { usePreferencesForm } from './use-preferences-form.ts';
import { useSaveProfile } from './use-save-profile.ts';
import { WebhookSettings } from './webhooks/webhooks.tsx';

type Name = 'profile' | 'security' | 'notifications' | 'danger';

const tabs: readonly Tab<Name>[] = [
  { value: 'profile', label: 'Profile', icon: <UserRound size={16} aria-hidden="true" /> },
  { value: 'security', label: 'Security', icon: <ShieldCheck size={16} aria-hidden="true" /> },
  { value: 'notifications', label: 'Notifications', icon: <Bell size={16} aria-hidden="true" /> },
  {
    value: 'danger',
    label: 'Danger Zone',
    icon: <TriangleAlert size={16} aria-hidden="true" />,
    isDangerous: true,
  },
];

/** The forms are held here, so that what was typed in one tab is still there after a look at another. */
export function Settings({ profile }: { profile: Profile }) {
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'profile';
  const saveProfile = useSaveProfile();
  const personal = usePersonalForm(profile.personal, saveProfile);
  const password = usePasswordForm();
  const preferences = usePreferencesForm(profile.preferences, saveProfile);
  const deletion = useDeletion();
  const unsaved = [
    ...(personal.isDirty ? ['profile'] : []),
    ...(password.isDirty ? ['password'] : []),
    ...(preferences.isDirty ? ['notification preferences'] : []),
  ];
  useLeaveGuard(unsaved.length > 0, describeUnsaved(unsaved));

  return (
    <Tabs
      label="Account settings"
      tabs={tabs}
      value={chosen}
      onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
    >
      {chosen === 'profile' && <ProfileTab email={profile.email} form={personal} />}
      {chosen === 'security' && (
        <>
          <SecurityTab email={profile.email} form={password} />
          <SignOutEverywhere />
          <AccessTokens />
        </>
      )}
      {chosen === 'notifications' && (
        <>
          <NotificationsTab form={preferences} />
          <WebhookSettings />
        </>
      )}
      {chosen === 'danger' && <DangerTab email={profile.email} form={deletion} />}
    </Tabs>
  );
}
