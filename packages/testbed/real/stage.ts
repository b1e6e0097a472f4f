import { type FaultProxy, startProxy } from './proxy.ts';
import type { Recipe } from './recipe.ts';
import type { Fault } from './records.ts';
import { startApp } from './start.ts';

/** An application that runs behind a proxy. */
export interface Stage {
  /** The address of the proxy, without a slash at the end. */
  base: string;
  /** Known data, and a fault or none. */
  set(fault: Fault | undefined): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(recipe: Recipe, port?: number): Promise<Stage> {
  const app = await startApp(recipe);
  let proxy: FaultProxy;
  try {
    proxy = await startProxy(app.address, port);
  } catch (error) {
    await app.close();
    throw error;
  }
  return {
    base: proxy.address,
    async set(fault) {
      if (proxy.takeWrites()) await app.reset();
      proxy.setFault(fault);
    },
    async close() {
      await proxy.close();
      await app.close();
    },
  };
}
