import type { Content } from '#server/db/schema.ts'
import { type ItemRow, indexColumns } from './items-repository.ts'

export type PlacedItem = { id: string; content: Content; position: number }

/**
 * Gives each item of a wanted list its position. Lists are sorted by day first, so positions only matter among the
 * items of one day (or without a day). Items keep their position if possible; items added at the end get the next
 * numbers.
 */
export function placeItems(stored: ItemRow[], wanted: Content[]): PlacedItem[] {
  const byDay = Map.groupBy(wanted, (content) => indexColumns(content).date)
  return [...byDay].flatMap(([day, contents]) => {
    const ids = contents.map(({ id }) => String(id))
    const here = new Set(ids)
    const settled = stored.filter((row) => row.date === day && here.has(row.id))
    const inPlace = settled.every((row, index) => row.id === ids[index])
    const last = settled.at(-1)?.position ?? 0
    return contents.map((content, index) => {
      const kept = inPlace ? settled[index]?.position : index + 1
      return { id: String(content.id), content, position: kept ?? last + 1 + index - settled.length }
    })
  })
}
