import type { DOMOutputSpec } from '@tiptap/pm/model'
import { Extension, Node } from '@tiptap/react'
import { directions, inlineStarterKit } from '../../form/rich-text/extensions.ts'
import { rowKeys } from './row-keys.ts'
import { type RowsPluginOptions, rowsPlugin } from './rows-plugin.ts'

export type RowOptions = RowsPluginOptions & {
  /** Returns the address from which the browser loads an uploaded file. */
  addressOf: (address: string) => string
  /** Returns the address of a picture or film in the language of the document. */
  inLanguage: (media: unknown) => string
}

const id = { default: null, rendered: false, keepOnSplit: false }
const hidden = { rendered: false, keepOnSplit: false }
const row = { group: 'row', content: 'inline*', defining: true }

/**
 * Returns the Tiptap extensions for an article's document. Its rows look like the items of the body in
 * blocks/article/article-page.tsx.
 */
export function rowExtensions(options: RowOptions) {
  const Heading = (name: string, tag: string, parsed: string[]) =>
    Node.create({
      ...row,
      name,
      addAttributes: () => ({ id }),
      parseHTML: () => parsed.map((each) => ({ tag: each })),
      renderHTML: (): DOMOutputSpec => [tag, { class: tag }, 0],
    })
  return [
    inlineStarterKit({ document: false }),
    ...directions,
    Node.create({ name: 'doc', topNode: true, content: 'row+' }),
    Node.create({
      name: 'prose',
      group: 'row',
      content: 'block+',
      defining: true,
      addAttributes: () => ({ id, isIntro: { default: false, ...hidden }, isCompound: { default: false, ...hidden } }),
      parseHTML: () => [{ tag: 'div.rich' }],
      renderHTML: ({ node }): DOMOutputSpec => [
        'div',
        { class: node.attrs.isIntro ? 'rich article-intro' : 'rich' },
        0,
      ],
    }),
    Heading('heading', 'h2', ['h1', 'h2.h2']),
    Heading('subheading', 'h3', ['h2', 'h3', 'h4', 'h5', 'h6']),
    Node.create({
      ...row,
      name: 'quote',
      addAttributes: () => ({ id }),
      parseHTML: () => [{ tag: 'blockquote' }],
      renderHTML: (): DOMOutputSpec => ['blockquote', { class: 'article-quote' }, 0],
    }),
    Node.create({
      ...row,
      name: 'figure',
      addAttributes: () => ({ id, src: { default: '', ...hidden }, alt: { default: null, ...hidden } }),
      renderHTML: ({ node }): DOMOutputSpec => [
        'figure',
        ['img', { src: options.addressOf(options.inLanguage(node.attrs.src)), alt: '', contenteditable: 'false' }],
        ['figcaption', 0],
      ],
    }),
    Node.create({
      ...row,
      name: 'film',
      addAttributes: () => ({ id, src: { default: '', ...hidden } }),
      renderHTML: ({ node }): DOMOutputSpec => [
        'figure',
        ['div', { class: 'ed-film', contenteditable: 'false' }, ['bdi', options.inLanguage(node.attrs.src)]],
        ['figcaption', 0],
      ],
    }),
    Extension.create({
      name: 'rows',
      addGlobalAttributes: () => [
        { types: ['listItem'], attributes: { entry: { default: null, rendered: false, keepOnSplit: false } } },
      ],
      addProseMirrorPlugins: () => [rowsPlugin(options)],
    }),
    rowKeys,
  ]
}
