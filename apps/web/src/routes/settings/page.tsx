import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../lib/profile.ts';
import { useToken } from '../../lib/session.ts';
import { useStore } from '../../shell/store.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { Deleted } from './deleted.tsx';
import { deletedAccount } from './deleted-account.ts';
import { explainLoading } from './explain.ts';
import { Settings } from './settings.tsx';

export function Component() {
  const isDeleted = useStore(deletedAccount);
  const isSignedIn = useToken() !== null;
  return <PageFrame>{isDeleted && !isSignedIn ? <Deleted /> : <AccountSettings />}</PageFrame>;
}

function AccountSettings() {
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <>
      <PageHeader title="Account Settings" lead="Your profile, your password and what Assay may tell you." />
      {data && <Settings profile={data} />}
      {!data && error && <BrokenPart text={explainLoading(error)} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingPart text="Loading your profile…" />}
    </>
  );
}
