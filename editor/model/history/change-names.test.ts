import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import type { Change, HistoryEntry } from '#api/history.ts'
import { arabic, english } from '#locales/testing/messages.ts'
import { actionName, reversed, valueName } from './change-names.ts'

const plan = { id: 'plan', title: { en: 'Plan', ar: 'التخطيط' } }
const inFeatures = (difference: object): Partial<HistoryEntry> => ({
  action: 'update',
  differences: [difference as HistoryEntry['differences'][number]],
})

const undone = {
  page: 'home',
  version: 2,
  at: '2026-01-01T00:00:00Z',
  author: null,
  is_mine: true,
  is_start: false,
  reverts: null,
  files: {},
}

test.each<[Partial<HistoryEntry>, string, string]>([
  [
    inFeatures({ path: 'features.plan', after: plan }),
    'Adding “\u2068Plan\u2069”, Features',
    'إضافة «\u2068التخطيط\u2069»، المزايا',
  ],
  [
    inFeatures({ path: 'features.plan', before: plan }),
    'Deleting “\u2068Plan\u2069”, Features',
    'حذف «\u2068التخطيط\u2069»، المزايا',
  ],
  [inFeatures({ path: 'features.x', after: { id: 'x' } }), 'Adding an item, Features', 'إضافة عنصر، المزايا'],
  [inFeatures({ path: 'features', before: ['a', 'b'], after: ['b', 'a'] }), 'Order, Features', 'الترتيب، المزايا'],
  [inFeatures({ path: 'mainTitle.en', before: 'Old', after: 'New' }), 'Title, Features', 'العنوان، المزايا'],
  [
    { block_type: 'PAGE', ...inFeatures({ path: 'state', before: 'public', after: 'hidden' }) },
    'State, Page settings',
    'الحالة، إعدادات الصفحة',
  ],
  [
    { action: 'delete', name: plan.title },
    'Deleting “\u2068Plan\u2069”, Features',
    'حذف «\u2068التخطيط\u2069»، المزايا',
  ],
])('an undone change is named with its place, without repeating a name: %j', async (entry, inEnglish, inArabic) => {
  const shared = { block_id: 'b', block_type: 'FEATURES', item_id: null, name: null, differences: [] }
  const entries = [{ ...shared, action: 'update' as const, ...entry }]
  const change: Change = { ...undone, entries }
  expect(actionName(await translator('en'), 'en', change)).toBe(inEnglish)
  expect(actionName(await translator('ar'), 'ar', change)).toBe(inArabic)
})

test('an option and a yes or no are shown in words, and any other value as it is', async () => {
  const t = await translator('ar')
  expect(['hidden', 'true', '/about', 'no-option'].map((value) => valueName(t, value))).toEqual([
    'مسودّة',
    'نعم',
    '/about',
    'no-option',
  ])
})

async function translator(lng: 'en' | 'ar') {
  const i18n = createInstance()
  const translation = { en: english, ar: arabic }[lng]
  await i18n.init({ lng, resources: { [lng]: { translation } }, interpolation: { escapeValue: false } })
  return i18n.t
}

test('a redo is named after the original action, which the undo before it reversed', () => {
  const block = { block_id: 'b', block_type: 'CTA', item_id: null, name: null, differences: [] }
  const entry = { path: 'features.plan', before: undefined, after: plan }
  const undo = reversed({ ...undone, entries: [{ ...block, action: 'create' }] })
  expect(undo.entries[0]?.action).toBe('delete')
  const undoOfDeletion = { ...undone, entries: [{ ...block, ...inFeatures(entry) } as HistoryEntry] }
  expect(reversed(undoOfDeletion).entries[0]?.differences).toEqual([{ ...entry, before: plan, after: undefined }])
})
