import type * as z from 'zod'
import type { BilingualText, Locale } from '../locale.ts'
import { frameKeys } from '../page-keys.ts'
import type { BlockTraits, ItemMessages } from '../shape.ts'

/** A long list whose items are stored as rows of their own: posts, customer stories, jobs. */
export type Collection<Item extends z.ZodObject = z.ZodObject> = {
  key: string
  item: Item
  /** The maximum number of items. A page without pagination shows all of them. */
  max: number
  /** A complete new item that editors then change. `day` is an ISO date, `type` one of `kinds`. */
  blank(title: BilingualText, id: string, day: string, type?: string): z.input<Item>
  newItemFields?: NewItemField[]
  /** The kinds of item; the first is the default. `name` is a key of the locale files. */
  kinds?: { type: string; name: string }[]
  messages: ItemMessages
  /** Returns the changed item with updated derived fields, as it is stored. */
  updateDerivedFields?(next: object, before: object): z.output<Item>
}

/** A field of the dialog for a new item, besides its title. */
type NewItemField = {
  path: string
  isRequired?: true
  /** The type of the items that have this field. If unset, all items have it. */
  of?: string
}

type Named = Record<Locale, string>

export type BlockDefinition<
  Content extends z.ZodObject = z.ZodObject,
  Item extends z.ZodObject = z.ZodObject,
> = BlockTraits & {
  name: Named
  /** The block's purpose in one line, for the block chooser. */
  hint: Named
  /** Further words that find the block type in the block chooser. */
  searchTerms: Named
  /** Names of fields, by key, that the locale files do not contain. */
  fieldNames?: { [key: string]: Named }
  /** Names of the options of a `z.enum`, by option, that the locale files do not contain. */
  optionNames?: { [option: string]: Named }
  content: Content
  blank: z.input<Content>
  collection?: Collection<Item>
  /** The keys of the pages where a block of this type may be added; if unset, any page but header and footer. */
  allowedPages?: string[]
}

/** Returns `definition` unchanged. The call lets TypeScript infer the types of the content and of the items. */
export function defineBlock<Content extends z.ZodObject, Item extends z.ZodObject>(
  definition: BlockDefinition<Content, Item>,
) {
  return definition
}

/** `layout` is the page that it is a copy of, which has the same blocks but those with a collection. */
export function isAllowedOn(
  { allowedPages, collection }: Pick<BlockDefinition, 'allowedPages' | 'collection'>,
  page: string,
  layout = page,
): boolean {
  if (!allowedPages) return !frameKeys.includes(page)
  return allowedPages.includes(page) || (!collection && allowedPages.includes(layout))
}
