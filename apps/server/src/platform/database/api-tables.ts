import type { ApiState } from '@assay/contract/choices';
import type { Generated } from 'kysely';

/** The tables of API testing. */
export interface ApiTables {
  api_executions: {
    id: string;
    owner_id: string;
    state: ApiState;
    /** 1 where somebody asked the process that carries it out to stop. */
    stopping: Generated<number>;
    /** When that process last said that it lives. */
    seen_at: number;
    error: string | null;
    test_name: string;
    base_url: string;
    /** JSON: what is run, with placeholders for secrets. */
    config: string;
    total_endpoints: number;
    passed: Generated<number>;
    /** Answered, but nothing was checked. */
    not_checked: Generated<number>;
    total_checks: Generated<number>;
    passed_checks: Generated<number>;
    success_rate: Generated<number>;
    /** Null where nothing answered. */
    avg_response_time: number | null;
    duration_ms: Generated<number>;
    executed_at: number;
  };
  /** `result` is JSON, as the contract shows it. */
  api_results: { execution_id: string; place: number; result: string };
  api_load_tests: {
    id: string;
    owner_id: string;
    /** At most one of a person is `running`. */
    state: ApiState;
    stopping: Generated<number>;
    seen_at: number;
    error: string | null;
    name: string;
    /** JSON: with placeholders for secrets. */
    config: string;
    /** JSON. */
    stats: string | null;
    created_at: number;
    finished_at: number | null;
  };
  /** `point` is JSON. */
  api_load_points: { load_test_id: string; place: number; point: string };
  api_configs: {
    id: string;
    owner_id: string;
    name: string;
    description: string;
    base_url: string;
    /** JSON: with placeholders for secrets. */
    config: string;
    created_at: number;
    updated_at: number;
  };
  api_environments: {
    id: string;
    owner_id: string;
    name: string;
    /** JSON: with the values of secret ones. */
    variables: string;
    created_at: number;
    updated_at: number;
  };
  /** What placeholders stand for; never sent out. */
  api_secrets: { owner_id: string; id: string; value: string };
  /** Which executions, load tests and configurations name a secret; it goes with the last of them. */
  api_secret_uses: { owner_id: string; secret_id: string; holder_id: string };
}
