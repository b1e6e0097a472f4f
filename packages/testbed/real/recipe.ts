/** What a recipe has at hand. Paths are absolute. */
export interface Place {
  /** The folder that the packages are installed in. */
  installed: string;
  /** The data of this start, a copy of what `seed` made. */
  data: string;
  port: number;
  /** The path of a program that was installed, such as `tracd`. */
  program(name: string): string;
}

export interface Command {
  command: string;
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
}

/** What `seed` can do besides writing files into `data`. */
export interface SeedPlace extends Place {
  /** Runs a program to its end; fails with its output. */
  run(
    command: string,
    args: string[],
    options?: { env?: Record<string, string>; cwd?: string; input?: string },
  ): Promise<string>;
  /** Starts the application on the data as it is now, and ends it afterwards. */
  withServer(work: (address: string) => Promise<void>): Promise<void>;
}

export interface Install {
  /** Packages of npm with exact versions. */
  npm?: Record<string, string>;
  overrides?: Record<string, string>;
  /** Requirements of pip with exact versions, such as `Trac==1.6`. */
  pip?: string[];
  /** Packages of Debian. */
  debian?: string[];
}

/** How an application of others is installed, filled with known data and started. */
export interface Recipe {
  name: string;
  /** `sealed`: nobody who works on the engine reads its requirements or pages. */
  half: 'open' | 'sealed';
  /** What its pages are made with, such as "React". */
  make: string;
  /** Such as "shop". */
  kind: string;
  install: Install;
  /** Raised when `seed` changes, so that the data are made again. */
  version: number;
  seed?(place: SeedPlace): Promise<void>;
  start(place: Place): Command;
  /** A path that answers with a status below 500 once the application is ready. */
  ready: string;
  /** After the start, for what an application keeps in memory only. */
  fill?(address: string, place: Place): Promise<void>;
  /** Everything is kept in the browser: nothing needs a reset. */
  keepsNothing?: boolean;
}

export function defineRecipe(recipe: Recipe): Recipe {
  return recipe;
}
