import type * as z from 'zod'
import type { BilingualText, Locale } from '../locale.ts'
import type { BlockTraits, ItemMessages } from '../shape.ts'

/** A long list stored as rows of its own: posts, customer stories, jobs. */
export type Collection<Item extends z.ZodObject = z.ZodObject> = {
  key: string
  item: Item
  /** The maximum number of items; without pagination all of them are shown. */
  max: number
  /** A complete new item to be edited; `day` is an ISO date, `type` is the kind of item if there are several. */
  blank(title: BilingualText, id: string, day: string, type?: string): z.input<Item>
  newItemFields?: NewItemField[]
  /** The kinds of item, the default first, each with the key of its name in the locale files. */
  kinds?: { type: string; name: string }[]
  messages: ItemMessages
  /** Returns the changed item as it is stored, with its derived fields brought up to date. */
  updateDerivedFields?(next: object, before: object): z.output<Item>
}

/** A field of the dialog for a new item, besides its title. */
type NewItemField = {
  path: string
  isRequired?: true
  /** Only for items of this type. */
  of?: string
}

type Named = Record<Locale, string>

export type BlockDefinition<
  Content extends z.ZodObject = z.ZodObject,
  Item extends z.ZodObject = z.ZodObject,
> = BlockTraits & {
  /** What editors call a block of this type. */
  name: Named
  /** The block's purpose in one line, for the block chooser. */
  hint: Named
  /** Other words by which the block chooser finds it. */
  searchTerms: Named
  /** The names of the fields that only this block has, by key; the locale files have the names of all others. */
  fieldNames?: { [key: string]: Named }
  /** The names of the options of a `z.enum` that only this block has. */
  optionNames?: { [option: string]: Named }
  content: Content
  /** A new block of this type: real text in both languages, to be edited. */
  blank: z.input<Content>
  collection?: Collection<Item>
  /** The keys of the pages where a block of this type may be added; if unset, any page. */
  allowedPages?: string[]
}

/** Declares a block type: its stored content and the content of a new block. */
export function defineBlock<Content extends z.ZodObject, Item extends z.ZodObject>(
  definition: BlockDefinition<Content, Item>,
) {
  return definition
}

export function isAllowedOn({ allowedPages }: Pick<BlockDefinition, 'allowedPages'>, page: string): boolean {
  return !allowedPages || allowedPages.includes(page)
}
