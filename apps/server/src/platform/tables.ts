import type { AccountStatus, Role } from '@assay/contract/choices';

/** Times are milliseconds since 1970 and JSON is text, so that both engines agree. */
export interface Tables {
  users: {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string;
    company: string;
    job_title: string;
    timezone: string;
    bio: string;
    notification_preferences: string;
    role: Role;
    status: AccountStatus;
    session_version: number;
    created_at: number;
    updated_at: number;
  };
  deleted_accounts: { email_hash: string; deleted_at: number };
  password_resets: {
    token_hash: string;
    user_id: string;
    created_at: number;
    expires_at: number;
  };
  contact_messages: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    status: string;
    created_at: number;
  };
}
