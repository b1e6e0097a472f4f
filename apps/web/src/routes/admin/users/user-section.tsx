import { useRef } from 'react';
import { decodeIdentity } from '../../../lib/identity.ts';
import { useToken } from '../../../lib/session.ts';
import { ListBody } from '../common/list-body.tsx';
import { Section } from '../common/section.tsx';
import { useAdminList } from '../common/use-admin-list.ts';
import { useMessages } from '../common/use-messages.ts';
import { useConfirmation } from '../confirm/use-confirmation.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { userSource } from './user-list.ts';
import { UserTable } from './user-table.tsx';
import { UserTools } from './user-tools.tsx';

/** All accounts, and what can be done with them. */
export function UserSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useAdminList(userSource);
  const messages = useMessages('Failed to fetch users', list.failure);
  const { ask, dialog } = useConfirmation(heading);
  const token = useToken();
  const ownEmail = token ? decodeIdentity(token).email : '';
  const changes = useUserChanges(ask, messages, ownEmail);
  return (
    <Section
      id="users"
      title="User management"
      lead="Everybody with an account here. Each change asks first and is written to the audit log."
      heading={heading}
      messages={messages}
    >
      <UserTools list={list} />
      <ListBody
        of="users"
        list={list}
        empty="No users were found. This may be because your account lacks admin permissions."
      >
        {(rows) => <UserTable rows={rows} list={list} changes={changes} ownEmail={ownEmail} />}
      </ListBody>
      {dialog}
    </Section>
  );
}
