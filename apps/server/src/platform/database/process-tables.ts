/** What processes on one database know of each other. */
export interface ProcessTables {
  /** Single values that must be the same for all. */
  kept_values: { name: string; value: string };
  /** Processes that answer calls. */
  servers: {
    id: string;
    name: string;
    /** Whether it can only be reached from its own machine. */
    is_local: number;
    address: string;
    public_url: string;
    started_at: number;
    seen_at: number;
  };
}
