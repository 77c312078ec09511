import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSame } from './json.ts'
import { merge } from './merge.ts'
import { anyText, anyWord, itemWith, listOf } from './testing/arbitraries.ts'

const base = {
  title: { en: 'Learn', ar: 'تعلّم' },
  tabs: [
    { id: 'a', title: { en: 'A', ar: 'أ' } },
    { id: 'b', title: { en: 'B', ar: 'ب' } },
    { id: 'c', title: { en: 'C', ar: 'ج' } },
  ],
  tags: ['x', 'y'],
}
const [a, b, c] = base.tabs as [Tab, Tab, Tab]
type Tab = (typeof base.tabs)[number]
const tab = (id: string): Tab => ({ id, title: { en: id, ar: id } })
const order = (content: typeof base) => content.tabs.map(({ id }) => id).join('')

describe('two editors of one block', () => {
  test('keep both changes when they change different fields', () => {
    const merged = merge(base, { ...base, title: { en: 'New', ar: 'تعلّم' } }, { ...base, tags: ['z'] })
    expect(merged).toEqual({ content: { ...base, title: { en: 'New', ar: 'تعلّم' }, tags: ['z'] }, conflicts: [] })
  })

  test('keep both changes when they change different languages of one text', () => {
    const merged = merge(base.title, { en: 'New', ar: 'تعلّم' }, { en: 'Learn', ar: 'جديد' })
    expect(merged).toEqual({ content: { en: 'New', ar: 'جديد' }, conflicts: [] })
  })

  test('have no conflict when both make the same change', () => {
    const same = { ...base, tags: ['same'], tabs: [a] }
    expect(merge(base, same, structuredClone(same))).toEqual({ content: same, conflicts: [] })
  })

  test('have a conflict when they change the same language of one text, and the current value is kept', () => {
    const current = { ...base, tabs: [{ ...a, title: { en: 'theirs', ar: 'أ' } }, b, c] }
    const mine = { ...base, tabs: [b, { ...a, title: { en: 'mine', ar: 'أ' } }, c] }
    const { content, conflicts } = merge(base, current, mine)
    expect(conflicts).toEqual([{ path: 'tabs.a.title.en', base: 'A', current: 'theirs', mine: 'mine' }])
    expect(content.tabs).toEqual([b, current.tabs[0], c])
  })

  test('have a conflict when both change a list without ids', () => {
    const { conflicts } = merge(base, { ...base, tags: ['x'] }, { ...base, tags: ['y'] })
    expect(conflicts).toEqual([{ path: 'tags', base: ['x', 'y'], current: ['x'], mine: ['y'] }])
  })
})

describe('items of a list', () => {
  const withTabs = (...tabs: Tab[]) => ({ ...base, tabs })

  test('added by both sides are all kept, each in its position', () => {
    const { content, conflicts } = merge(base, withTabs(a, b, c, tab('x')), withTabs(tab('s'), a, b, c, tab('y')))
    expect([order(content), conflicts]).toEqual(['sabcxy', []])
  })

  test('deleted by one side are removed, and those changed by the other are changed', () => {
    const changed = { ...c, title: { en: 'C!', ar: 'ج' } }
    const { content, conflicts } = merge(base, withTabs(b, c), withTabs(a, b, changed))
    expect([content.tabs, conflicts]).toEqual([[b, changed], []])
  })

  test('deleted by one side and changed by the other are a conflict in both directions', () => {
    const changed = { ...a, title: { en: 'A!', ar: 'أ' } }
    const theyDeleted = merge(base, withTabs(b, c), withTabs(changed, b, c))
    const iDeleted = merge(base, withTabs(changed, b, c), withTabs(b, c))
    expect(theyDeleted.conflicts).toEqual([{ path: 'tabs.a', base: a, current: undefined, mine: changed }])
    expect(iDeleted.conflicts).toEqual([{ path: 'tabs.a', base: a, current: changed, mine: undefined }])
    expect([order(theyDeleted.content), order(iDeleted.content)]).toEqual(['bc', 'abc'])
  })

  test('moved by one side and changed by the other are moved and changed', () => {
    const changed = { ...a, title: { en: 'A!', ar: 'أ' } }
    for (const [current, mine] of [
      [withTabs(c, b, a), withTabs(changed, b, c)],
      [withTabs(changed, b, c), withTabs(c, b, a)],
    ] as const) {
      const { content, conflicts } = merge(base, current, mine)
      expect([content.tabs, conflicts]).toEqual([[c, b, changed], []])
    }
  })

  test('moved differently by both sides are a conflict of their order', () => {
    const { content, conflicts } = merge(base, withTabs(b, a, c), withTabs(a, c, b))
    expect(conflicts).toEqual([
      { path: 'tabs', base: ['a', 'b', 'c'], current: ['b', 'a', 'c'], mine: ['a', 'c', 'b'] },
    ])
    expect(order(content)).toBe('bac')
  })
})

describe('for any contents', () => {
  const content = fc.record(
    { title: anyText, count: fc.nat(2), tags: fc.array(anyWord, { maxLength: 2 }), items: listOf(itemWith('title')) },
    { requiredKeys: ['title', 'items'] },
  )

  test('merging equal sides is the identity, and an unchanged side yields to the other', () => {
    fc.assert(
      fc.property(content, content, (x, y) => {
        expect(merge(x, y, y)).toEqual({ content: y, conflicts: [] })
        expect(merge(x, y, x)).toEqual({ content: y, conflicts: [] })
        expect(merge(x, x, y)).toEqual({ content: y, conflicts: [] })
      }),
    )
  })

  test('no change of either side is lost: it is in the result or in a conflict', () => {
    fc.assert(
      fc.property(content, content, content, (start, current, mine) => {
        const merged = merge(start, current, mine)
        // Conflicts about the order of a list are skipped: their values are lists of ids. `tags` is a list without ids.
        const ofValues = merged.conflicts.filter(
          ({ path, current, mine }) => path === 'tags' || !Array.isArray(current) || !Array.isArray(mine),
        )
        const inConflict = (path: string) => ofValues.some((conflict) => `${path}.`.startsWith(`${conflict.path}.`))
        const [was, now, wanted, result] = [leaves(start), leaves(current), leaves(mine), leaves(merged.content)]
        const lost = [...new Set([was, now, wanted].flatMap((side) => Object.keys(side)))].filter((path) => {
          const [before, theirs, ours, after] = [was[path], now[path], wanted[path], result[path]]
          if (!isSame(before, theirs)) return !isSame(after, theirs)
          if (!isSame(before, ours)) return !inConflict(path) && !isSame(after, ours)
          return !isSame(after, before)
        })
        expect(lost).toEqual([])
        expect(Object.keys(result).filter((path) => !(path in now) && !(path in wanted))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('a conflict is a value that both sides changed differently', () => {
    fc.assert(
      fc.property(content, content, content, (start, current, mine) => {
        for (const conflict of merge(start, current, mine).conflicts) {
          expect(isSame(conflict.base, conflict.current)).toBe(false)
          expect(isSame(conflict.base, conflict.mine)).toBe(false)
          expect(isSame(conflict.current, conflict.mine)).toBe(false)
        }
      }),
    )
  })

  test('editing one language never changes the other', () => {
    const inEnglish = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (key, leaf) => (key === 'en' ? `${leaf}!` : leaf))
    fc.assert(
      fc.property(content, content, (start, current) => {
        const merged = merge<unknown>(start, current, inEnglish(start))
        const arabic = (value: unknown) =>
          Object.fromEntries(Object.entries(leaves(value)).filter(([path]) => path.endsWith('.ar')))
        expect(arabic(merged.content)).toEqual(arabic(current))
      }),
    )
  })

  test('moving items in one editor keeps every edit of the other and the new order', () => {
    const moved = content.chain((start) =>
      fc.record({
        start: fc.constant(start),
        mine: fc.shuffledSubarray(start.items, { minLength: start.items.length }).map((items) => ({ ...start, items })),
        edited: fc.array(anyWord, { minLength: start.items.length, maxLength: start.items.length }),
      }),
    )
    fc.assert(
      fc.property(moved, ({ start, mine, edited }) => {
        const edit = (item: (typeof start.items)[number]) => ({ ...item, edited: edited[start.items.indexOf(item)] })
        const { content, conflicts } = merge(start, { ...start, items: start.items.map(edit) }, mine)
        expect([content.items, conflicts]).toEqual([mine.items.map(edit), []])
      }),
    )
  })
})

type Leaves = Record<string, unknown>

/** Returns all values of a content by path, and a marker for each list and object. List items are identified by id. */
function leaves(value: unknown, path = ''): Leaves {
  if (Array.isArray(value) && (path.endsWith('items') || path.endsWith('children'))) {
    return Object.assign({ [path]: 'a list' }, ...value.map((item) => leaves(item, `${path}.${item.id}`)))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [path]: value }
  const keys = Object.entries(value).map(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
  return Object.assign({ [path]: 'an object' }, ...keys)
}
