import { accountStatuses, assignableRoles } from '@assay/contract/choices';
import { faceOfRole, initialOf } from '../../../shell/roles.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Lock, Trash2 } from '../../../ui/icons/index.ts';
import { Tag } from '../../../ui/tag.tsx';
import { DayOf } from '../common/day-of.tsx';
import { inWords, shortId } from '../common/in-words.ts';
import { RowSelect } from '../common/row-select.tsx';
import table from '../common/table.module.css';
import { nameOf } from './ask-about-user.ts';
import type { UserChanges } from './use-user-changes.ts';
import type { User } from './user-list.ts';
import styles from './user-row.module.css';

interface Props {
  user: User;
  changes: UserChanges;
  isSelf: boolean;
}

const statusTones = { active: 'pass', disabled: 'fail', suspended: 'warn' } as const;

/** One account. Super admins are shown, and nothing is offered to be done with them. */
export function UserRow({ user, changes, isSelf }: Props) {
  const { email, role, status } = user;
  const isProtected = role === 'super_admin';
  const assignable = assignableRoles.find((offered) => offered === role);
  return (
    <tr>
      <td data-wide>
        <Who user={user} isSelf={isSelf} />
      </td>
      <td data-label="Email" data-wide>
        {email}
      </td>
      <td data-label="Role" data-roomy>
        {assignable ? (
          <RowSelect
            label={`Role of ${email}`}
            value={assignable}
            values={assignableRoles}
            describe={(offered) => faceOfRole(offered).label}
            onChoose={(chosen) => changes.askForRole(user, chosen)}
          />
        ) : (
          <Tag tone="brass">{faceOfRole(role).label}</Tag>
        )}
      </td>
      <td data-label="Status" data-roomy>
        {isProtected ? (
          <Tag tone={statusTones[status]}>{inWords(status)}</Tag>
        ) : (
          <span className={styles.status}>
            <span className={styles.dot} data-tone={statusTones[status]} aria-hidden="true" />
            <RowSelect
              label={`Status of ${email}`}
              value={status}
              values={accountStatuses}
              describe={inWords}
              onChoose={(chosen) => changes.askForStatus(user, chosen)}
            />
          </span>
        )}
      </td>
      <td data-label="Joined" className={table.nowrap}>
        <DayOf at={user.created_at} />
      </td>
      <td data-label="Actions">
        {isProtected ? (
          <Tag>
            <Lock size={12} aria-hidden="true" /> Protected
          </Tag>
        ) : (
          <span>
            <ActionButton aria-label={`Delete ${email}`} onClick={() => changes.askToDelete(user)}>
              <Trash2 size={16} aria-hidden="true" /> Delete
            </ActionButton>
          </span>
        )}
      </td>
    </tr>
  );
}

function Who({ user, isSelf }: { user: User; isSelf: boolean }) {
  const name = nameOf(user);
  return (
    <div className={styles.who}>
      <span className={styles.avatar} aria-hidden="true">
        {initialOf(name || user.email)}
      </span>
      <span className={styles.names}>
        <span>
          {name || user.email.split('@')[0]} {isSelf && <Tag tone="info">You</Tag>}
        </span>
        <code className={styles.id} title={user.id}>
          {shortId(user.id)}
        </code>
      </span>
    </div>
  );
}
