import type * as z from 'zod'

export type BlockDefinition<Content extends z.ZodObject = z.ZodObject> = {
  content: Content
  /** A new block of this type: real words in both languages, ready to be changed. */
  blank: z.input<Content>
  /** The key of a long list kept as rows of its own (posts, stories, jobs), with the schema of one item. */
  collection?: { key: string; item: z.ZodObject }
}

/** Declares a block type: what it stores and what a blank one holds. */
export function defineBlock<Content extends z.ZodObject>(definition: BlockDefinition<Content>) {
  return definition
}
