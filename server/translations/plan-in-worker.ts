import type { RefusedField } from '#api/problem.ts'
import { invalid } from '#server/errors.ts'
import { isOverrun, runWorker } from '#server/start-worker.ts'
import type { Plan } from './plan-import.ts'
import { refused } from './read-xliff.ts'
import type { SiteText } from './site-texts.ts'

const limits = { timeoutMs: 20_000, memoryMb: 512 }

/** Throws 422 for a file that cannot be read, or if the thread exceeds its time or memory. */
export async function planInWorker(xliff: string, texts: SiteText[]): Promise<Plan> {
  const plan = await runWorker<Plan | { errors: RefusedField[] }>(
    'translations',
    'plan-import-worker',
    { xliff, texts },
    limits,
  ).catch((error) => {
    throw isOverrun(error) ? refused('tooComplex', 'is too complex; send it in parts') : error
  })
  if ('errors' in plan) throw invalid(plan.errors)
  return plan
}
