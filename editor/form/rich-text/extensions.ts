import { Extension, Mark } from '@tiptap/react'
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit'
import { isLinkAddress } from '#content/web-address.ts'

/** Keeps the directions that the server's sanitizer allows: `dir` of blocks and links, and `<bdi>` in texts. */
export const directions = [
  Extension.create({
    name: 'direction',
    addGlobalAttributes: () => [
      {
        types: ['paragraph', 'bulletList', 'orderedList', 'listItem', 'link'],
        attributes: { dir: { default: null } },
      },
    ],
  }),
  Mark.create({
    name: 'isolated',
    addAttributes: () => ({ dir: { default: null } }),
    parseHTML: () => [{ tag: 'bdi' }],
    renderHTML: ({ HTMLAttributes }) => ['bdi', HTMLAttributes, 0],
  }),
]

/** Configures Tiptap for the elements that the server's sanitizer allows: paragraphs, lists, bold, italic, links. */
export const inlineStarterKit = (options: Partial<StarterKitOptions> = {}) =>
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // A trailing node would append an empty paragraph to a list as soon as the text is opened.
    trailingNode: false,
    link: {
      openOnClick: false,
      // No automatic links in typed or pasted text; `shouldAutoLink` also applies to pasted text.
      autolink: false,
      linkOnPaste: false,
      shouldAutoLink: () => false,
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null },
    },
    ...options,
  })
