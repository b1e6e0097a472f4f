import { useMemo, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { decodeIdentity } from '../../lib/identity.ts';
import { useToken } from '../../lib/session.ts';
import { History as HistoryIcon, MessageSquarePlus } from '../../ui/icons/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { History } from './history.tsx';
import { SubmitTab } from './submit-tab.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';
import { useSwitchAfterSending } from './use-switch-after-sending.ts';

type TabName = 'submit' | 'history';

const tabs: readonly Tab<TabName>[] = [
  {
    value: 'submit',
    label: 'Submit Feedback',
    icon: <MessageSquarePlus size={18} aria-hidden="true" />,
  },
  { value: 'history', label: 'My Feedback', icon: <HistoryIcon size={18} aria-hidden="true" /> },
];

export const handle = { footer: true };

export function Component() {
  const [search, setSearch] = useSearchParams();
  const tab: TabName = search.get('tab') === 'history' ? 'history' : 'submit';
  const [wasLed, setLed] = useState(false);
  const token = useToken() ?? '';
  const { email } = useMemo(() => decodeIdentity(token), [token]);
  const { state: underway } = useNavigation();
  const switching = useSwitchAfterSending(() => {
    // A page that was asked for may still be loading: who is on the way there has gone on alone.
    if (tab !== 'history' && underway === 'idle') open('history', true);
  });
  const form = useFeedbackForm(email, switching.begin);

  function open(next: TabName, isLed = false) {
    setLed(isLed);
    setSearch(next === 'history' ? { tab: next } : {}, { replace: true, preventScrollReset: !isLed });
  }

  function choose(next: TabName) {
    switching.cancel();
    open(next);
  }

  return (
    <PageFrame>
      <PageHeader
        title="Feedback"
        lead="Tell the people who run this Assay what works, what is missing and what is wrong."
      />
      <Tabs label="Feedback" tabs={tabs} value={tab} onChange={choose}>
        {tab === 'submit' ? (
          <SubmitTab form={form} email={email} onEdit={switching.cancel} />
        ) : (
          <History takesFocus={wasLed} onWrite={() => choose('submit')} />
        )}
      </Tabs>
    </PageFrame>
  );
}
