import type { TFunction } from 'i18next'
import { kindOf } from '#content/shape.ts'
import { type Locale, locales } from '#content/text.ts'
import { inDigits } from '#ui/conventions.ts'
import { entryName } from '../entry-name.ts'
import { schemaAt, schemaOf } from '../field-kind.ts'
import { blockName } from '../field-name.ts'
import { placeName, titleIn } from '../history/naming.ts'
import { whereStored } from '../panels/where.ts'
import { settingsPageOf } from '../settings.ts'
import { type Edit, isListEdit, isLocalized, readAt } from '../store/content-path.ts'
import type { Change, Unit } from '../store/units.ts'

/** Which fields a change is of: 'Title (and 1 more)', or what became of an entry: 'Deleted: “Plan”'. */
export function keptName(t: TFunction, locale: Locale, { place, edits }: Change, unit: Unit | undefined): string {
  const [first, ...others] = edits
  const name = first ? nameOf(t, locale, first, unit) : placeName(t, place.steps)
  return others.length > 0 ? t('history.andOthers', { name, others: inDigits(others.length, locale) }) : name
}

/** The block and the page that it was made on: 'Hero, About us'; '' where that is known no more. */
export function keptPlace(t: TFunction, locale: Locale, change: Change, unit: Unit | undefined): string {
  const page = unit?.page ?? settingsPageOf(change)
  if (page === undefined) return ''
  const { name } = whereStored(t, locale, page, unit?.item ?? null)
  return t('history.within', { what: unit ? blockName(t, unit.type) : t('editor.pageSettings'), where: name })
}

/**
 * The first words of what was typed, in the page's language where it has them; none of what is no text. All of them, in both
 * languages, where no dialog can show them, because what they were of is gone.
 */
export function keptWords(locale: Locale, change: Change, unit: Unit | undefined): string[] {
  const { edits } = change
  if (!unit && settingsPageOf(change) === undefined) {
    return [...new Set(edits.flatMap((edit) => locales.map((each) => wordsOf(each, edit, unit))))].filter(Boolean)
  }
  const words = edits.map((edit) => wordsOf(locale, edit, unit)).find(Boolean)
  return words ? [words.length > most ? `${words.slice(0, most - 1)}…` : words] : []
}

/** Letters of what was typed that are shown. */
const most = 90

const acts = { add: 'history.added', remove: 'history.deleted', move: 'history.rearranged' } as const

function nameOf(t: TFunction, locale: Locale, edit: Edit, unit: Unit | undefined): string {
  if (!isListEdit(edit)) return placeName(t, edit.steps)
  const { steps, list } = edit
  const act = 'add' in list ? 'add' : 'remove' in list ? 'remove' : 'move'
  const removed = 'remove' in list && unit ? entryIn(unit, [...steps, list.remove], locale) : ''
  return t(acts[act], { name: removed ? t('history.quoted', { name: removed }) : placeName(t, steps) })
}

function wordsOf(locale: Locale, edit: Edit, unit: Unit | undefined): string {
  if (isListEdit(edit)) return 'add' in edit.list ? titleIn(edit.list.add, locale) : ''
  const { steps, value } = edit
  const schema = unit && schemaAt(schemaOf(unit), steps)
  if (schema && kindOf(schema) === 'media') return ''
  const words = isLocalized(value) ? (value[locale] ?? value.en ?? value.ar) : value
  return typeof words === 'string' ? titleIn(words, locale).replace(/\s+/g, ' ') : ''
}

function entryIn(unit: Unit, steps: string[], locale: Locale): string {
  const schema = schemaAt(schemaOf(unit), steps)
  return schema ? entryName(schema, readAt(unit.content, steps), locale) : ''
}
