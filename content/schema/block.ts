import type * as z from 'zod'
import type { BilingualText } from '../locale.ts'

/** A long list kept as rows of its own: posts, stories, jobs. */
export type Collection<Item extends z.ZodObject = z.ZodObject> = {
  key: string
  item: Item
  /** How many items there may be, all of which are shown where no page leafs through them. */
  max: number
  /** A whole new item, ready to be changed; `day` is an ISO date, `type` what kind of item it is where there are several. */
  blank(title: BilingualText, id: string, day: string, type?: string): z.input<Item>
  newItemFields?: NewItemField[]
  /** A changed item as it is stored: what follows from other fields follows their changes. */
  follow?(next: object, before: object): z.output<Item>
}

/** What the dialog of a new item asks for besides its title. */
type NewItemField = {
  path: string
  isRequired?: true
  /** Only of items of this type. */
  of?: string
}

export type BlockDefinition<Content extends z.ZodObject = z.ZodObject, Item extends z.ZodObject = z.ZodObject> = {
  content: Content
  /** A new block of this type: real words in both languages, ready to be changed. */
  blank: z.input<Content>
  collection?: Collection<Item>
  /** The keys of the pages where a block of this type may be added; without it any page. */
  allowedPages?: string[]
}

/** Declares a block type: what it stores and what a blank one holds. */
export function defineBlock<Content extends z.ZodObject, Item extends z.ZodObject>(
  definition: BlockDefinition<Content, Item>,
) {
  return definition
}

/** Whether a block of this type may be added to the page with this key. */
export function isAllowedOn({ allowedPages }: Pick<BlockDefinition, 'allowedPages'>, page: string): boolean {
  return !allowedPages || allowedPages.includes(page)
}
