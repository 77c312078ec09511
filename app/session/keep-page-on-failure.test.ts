import type { DataStrategyResult } from 'react-router'
import { expect, test } from 'vitest'
import { keepOnFailure } from './keep-page-on-failure.ts'

test('if the frame was not shown before, its failure is passed on to the router', async () => {
  const failure: DataStrategyResult = { type: 'error', result: new Error('away') }
  const all = async () => ({ root: failure, 'layout/frame': failure, home: failure })
  const request = { url: new URL('https://example.com/?edit=true') } as Parameters<typeof keepOnFailure>[0]
  expect(await keepOnFailure(request, all)).toEqual({ 'layout/frame': failure, home: failure })
})
