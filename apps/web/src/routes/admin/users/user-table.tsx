import { SortHead } from '../common/sort-head.tsx';
import table from '../common/table.module.css';
import type { AdminList } from '../common/use-admin-list.ts';
import type { UserChanges } from './use-user-changes.ts';
import { type User, type UserFilters, type UserSort, userKind } from './user-list.ts';
import { UserRow } from './user-row.tsx';

interface Props {
  rows: readonly User[];
  list: AdminList<User, UserFilters, UserSort>;
  changes: UserChanges;
  ownEmail: string;
}

export function UserTable({ rows, list, changes, ownEmail }: Props) {
  return (
    <table className={table.table}>
      <caption className={table.caption}>Users</caption>
      <thead>
        <tr>
          <th scope="col">User</th>
          <SortHead name="email" list={list} kind={userKind}>
            Email
          </SortHead>
          <th scope="col">Role</th>
          <th scope="col">Status</th>
          <SortHead name="created_at" list={list} kind={userKind}>
            Joined
          </SortHead>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((user) => (
          <UserRow key={user.id} user={user} changes={changes} isSelf={user.email === ownEmail} />
        ))}
      </tbody>
    </table>
  );
}
