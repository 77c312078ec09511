import type { Locale } from '#content/locale.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import { type BlockType, catalogue } from './catalogue.ts'

type Names = { [key: string]: string }

/**
 * Adds the names of block types, fields and options to the messages of a locale file. Names in the file take
 * precedence.
 */
export function withBlockNames<Messages extends { fields: Names; options: Names }>(
  messages: Messages,
  locale: Locale,
): Messages & { blocks: Record<BlockType, string> } {
  const definitions: [string, BlockDefinition][] = Object.entries(catalogue)
  const named = (names: { [key: string]: Record<Locale, string> } = {}) =>
    Object.entries(names).map(([key, name]) => [key, name[locale]])
  const blocks = Object.fromEntries(definitions.map(([type, { name }]) => [type, name[locale]]))
  const fields = Object.fromEntries(definitions.flatMap(([, { fieldNames }]) => named(fieldNames)))
  const options = Object.fromEntries(definitions.flatMap(([, { optionNames }]) => named(optionNames)))
  return {
    ...messages,
    blocks: blocks as Record<BlockType, string>,
    fields: { ...fields, ...messages.fields },
    options: { ...options, ...messages.options },
  }
}
