import type {
  AccountStatus,
  AuditAction,
  AuditTarget,
  BrowserName,
  Cause,
  ComparisonStatus,
  DeliveryEvent,
  DeliveryState,
  ExecutionStatus,
  FeedbackType,
  InboxSource,
  ModelSourceName,
  Outcome,
  OwnerFeedbackStatus,
  PriorityName,
  ReviewState,
  Role,
  RunStatus,
  TestCaseStatus,
  TokenScope,
  Verdict,
} from '@assay/contract/choices';
import type { Generated } from 'kysely';
import type { ApiTables } from './api-tables.ts';
import type { ProcessTables } from './process-tables.ts';

/** Times are milliseconds since 1970 and JSON is text, so that both engines agree. */
export interface Tables extends ApiTables, ProcessTables {
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
  access_tokens: {
    id: string;
    user_id: string;
    name: string;
    token_hash: string;
    scope: TokenScope;
    created_at: number;
    last_used_at: number | null;
    expires_at: number | null;
  };
  shares: {
    id: string;
    owner_id: string;
    /** One of these two. */
    test_case_id: string | null;
    project_id: string | null;
    token_hash: string;
    created_at: number;
    last_viewed_at: number | null;
  };
  webhooks: {
    id: string;
    owner_id: string;
    url: string;
    /** JSON. */
    events: string;
    enabled: number;
    /** The secret itself is derived from this and the server's key. */
    secret_salt: string;
    secret_hash: string;
    created_at: number;
  };
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    event: DeliveryEvent;
    /** JSON, as it is sent. */
    body: string;
    state: DeliveryState;
    attempts: number;
    status_code: number | null;
    error: string | null;
    created_at: number;
    attempted_at: number | null;
    /** When it is tried next; while it is being sent, when others may take it over. */
    due_at: number | null;
  };
  /** Feedback and contact messages. The admin's `pending` is `open` here. */
  inbox: {
    id: string;
    source: InboxSource;
    owner_id: string | null;
    /** Of feedback: empty, and the address for answers where it is not the owner's. */
    name: string;
    email: string;
    title: string;
    description: string;
    type: FeedbackType | null;
    category: string;
    priority: PriorityName | null;
    rating: number | null;
    /** JSON, as is the next. */
    browser_info: string;
    system_info: string;
    status: OwnerFeedbackStatus;
    created_at: number;
  };
  inbox_answers: {
    id: string;
    message_id: string;
    author_id: string | null;
    message: string;
    mailed: number;
    created_at: number;
  };
  upvotes: { message_id: string; user_id: string };
  /** How many accounts there are of each kind, kept by triggers. */
  account_counts: { role: Role; status: AccountStatus; amount: number };
  audit_log: {
    id: Generated<number>;
    at: number;
    actor_id: string;
    action: AuditAction;
    target_kind: AuditTarget;
    target_id: string;
    target_email_hash: string | null;
    /** JSON, as is the next. */
    before: string;
    after: string;
  };
  /** One row, which whoever changes accounts as an administrator writes to first. */
  administration: { id: number; changes: number };
  projects: {
    id: string;
    owner_id: string;
    name: string;
    description: string;
    base_url: string | null;
    created_at: number;
  };
  test_cases: {
    id: string;
    owner_id: string;
    project_id: string | null;
    title: string;
    description: string;
    status: TestCaseStatus;
    priority: PriorityName;
    origin: string;
    test_type: string;
    requirement_text: string;
    expected_result: string;
    target_url: string | null;
    /** JSON: the planner's steps, with the author's secrets in them. */
    steps: string;
    /** JSON: words that a person settled. */
    aliases: string;
    /** JSON: what the last run knows for the next. */
    memory: string | null;
    /** JSON: names of controls on the pages that were visited, for suggestions. */
    seen_names: string;
    last_execution_id: string | null;
    /** The case whose baselines it is compared with; null where these are its own. */
    looks_of: string | null;
    created_at: number;
    updated_at: number;
  };
  runs: {
    id: string;
    owner_id: string;
    kind: 'requirement' | 'cases';
    status: RunStatus;
    /** JSON: what was asked for, with the author's secrets in it. */
    request: string;
    /** Masked. */
    title: string;
    project_id: string | null;
    target_url: string | null;
    error: string | null;
    cancelled_at: number | null;
    created_at: number;
    started_at: number | null;
    finished_at: number | null;
    schedule_id: string | null;
    /** When its owner is to be told of changed verdicts; null where nothing is left to tell. */
    tell_after: number | null;
  };
  /** `next_at` is null while it is paused. */
  schedules: {
    id: string;
    owner_id: string;
    name: string;
    test_case_id: string | null;
    project_id: string | null;
    cron: string;
    timezone: string;
    browser: BrowserName;
    next_at: number | null;
    /** Why the last time passed without a run, and when. */
    note: string | null;
    noted_at: number | null;
    created_at: number;
  };
  generations: {
    id: string;
    owner_id: string;
    run_id: string;
    source: ModelSourceName;
    engine: ModelSourceName | 'built-in';
    model: string | null;
    fallback: string | null;
    notes: string;
    prompt_tokens: number | null;
    completion_tokens: number | null;
    cost: number | null;
    milliseconds: number;
    created_at: number;
  };
  executions: {
    id: string;
    owner_id: string;
    run_id: string;
    test_case_id: string;
    place: number;
    state: 'queued' | 'running' | 'done';
    status: ExecutionStatus | null;
    verdict: Verdict | null;
    cause: Cause | null;
    reason: string;
    healed: number;
    browser: BrowserName;
    browser_used: string;
    engine: ModelSourceName | 'built-in';
    target_url: string | null;
    /** JSON: the case as it was when it ran, with the author's secrets in it. */
    test_case: string;
    /** Stands for the words of its steps: the same in executions of the same text. */
    text_key: string | null;
    /** 1 where its verdict differs from the one before, although the words are the same. */
    flipped: Generated<number>;
    /** Counted when it ends. */
    successful_steps: number;
    total_steps: number;
    duration_ms: number | null;
    created_at: number;
    executed_at: number | null;
  };
  /** What each day (since 1970, UTC) brought, counted as executions end. */
  execution_days: {
    owner_id: string;
    day: number;
    outcome: Outcome;
    browser: BrowserName;
    engine: ModelSourceName | 'built-in';
    /** How long they took: the place among the lengths that are told apart, or -1 where it is not known. */
    bucket: number;
    amount: number;
    duration_sum: number;
    duration_min: number | null;
    duration_max: number | null;
  };
  generation_days: {
    owner_id: string;
    day: number;
    engine: ModelSourceName | 'built-in';
    amount: number;
    milliseconds: number;
  };
  step_results: {
    execution_id: string;
    step_number: number;
    outcome: string | null;
    /** JSON: as the contract shows it. */
    report: string;
    /** JSON: the candidates with what they are known by, so that a choice can be kept. */
    candidates: string;
  };
  evidence_files: {
    execution_id: string;
    name: string;
    kind: 'picture' | 'trace' | 'download';
    media_type: string;
    size: number;
    hash: string;
  };
  jobs: {
    id: string;
    owner_id: string;
    run_id: string;
    kind: 'plan' | 'case';
    execution_id: string | null;
    state: 'queued' | 'running';
    worker_id: string | null;
    attempts: number;
    created_at: number;
    /** The trace it belongs to, where traces are kept. */
    traceparent: string | null;
  };
  /** When somebody's work was last begun, so that everybody gets a turn. */
  queue_turns: { owner_id: string; served_at: number };
  workers: {
    id: string;
    name: string;
    /** The machine, as far as its processes can see each other; empty where that is not known. */
    place: Generated<string>;
    slots: number;
    version: string;
    started_at: number;
    seen_at: number;
  };
  run_events: {
    id: Generated<number>;
    run_id: string;
    owner_id: string;
    execution_id: string | null;
    type: string;
    event: string;
  };
  /** What is known of stored pictures, by the hash of their content: whose they are is said by versions and comparisons. */
  visual_pictures: {
    hash: string;
    size: number;
    width: number;
    height: number;
    format: 'png' | 'jpeg' | 'webp';
    /** The file of its small copy; null until somebody asked for it. */
    small_hash: string | null;
    created_at: number;
  };
  /** What a step of a test looks like in a browser and a size. */
  visual_looks: {
    id: string;
    owner_id: string;
    test_id: string;
    test_name: string;
    step_name: string;
    browser: string;
    viewport: string;
    threshold: number;
    pixel_threshold: number;
    /** JSON: areas that are not compared. */
    ignored: string;
    /** Counts what changed of what new pictures are judged by. */
    revision: number;
    created_at: number;
    updated_at: number;
  };
  visual_versions: {
    id: string;
    look_id: string;
    /** From 1 up, in the order in which they were accepted. */
    number: number;
    picture_hash: string;
    state: 'accepted' | 'retired';
    origin: 'first picture' | 'uploaded' | 'approved' | 'variant' | 'restored';
    comparison_id: string | null;
    accepted_at: number;
    retired_at: number | null;
  };
  visual_comparisons: {
    sequence: Generated<number>;
    id: string;
    owner_id: string;
    look_id: string;
    status: ComparisonStatus;
    review: ReviewState;
    diff_percentage: number;
    diff_pixels: number;
    total_pixels: number;
    ignored_pixels: number;
    threshold: number;
    pixel_threshold: number;
    /** JSON, as are the next two. */
    regions: string;
    shifts: string;
    ignored: string;
    picture_hash: string;
    compared_hash: string | null;
    diff_hash: string | null;
    run_id: string | null;
    execution_id: string | null;
    step_number: number | null;
    created_at: number;
    reviewed_at: number | null;
  };
}
