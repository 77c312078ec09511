import { placeholders } from '#blocks/placeholders.ts'
import type { BilingualText } from '#content/locale.ts'
import { isPlaceholderOf } from '#content/placeholders.ts'
import { childrenOf, kindOf, type Shape } from '#content/shape.ts'
import type { EditorStore } from '../store.ts'
import type { EditorDocument } from './documents.ts'
import { definitionOf, findBlockType, schemaOf } from './field-schema.ts'
import { linksOf } from './links.ts'
import { blockName, fieldName } from './names.ts'

/** Publishes pages and items, and turns them into drafts, after a question where visitors would notice something. */
export function publishingOf(store: EditorStore) {
  const { client, documents, act, ask, t } = store
  const { confirmHiding } = linksOf(store)

  async function samplesOf(page: string, item: EditorDocument | undefined): Promise<string[]> {
    if (item) {
      await documents.loadWhole(item.key)
      const { edited } = documents.get(item.key) ?? item
      return sampleFields(schemaOf(item), edited).map((key) => fieldName(t, [key]))
    }
    const blocks = (await client.page(page)).flatMap(({ block_type, content }) => {
      const type = findBlockType(block_type)
      return type && sampleFields(definitionOf(type).content, content).length > 0 ? [blockName(t, type)] : []
    })
    return [...new Set(blocks)]
  }

  /** Asks before samples become visible to visitors. Resolves to true if there are none or the answer is yes. */
  async function confirmPublishing(page: string, item?: EditorDocument): Promise<boolean> {
    const samples = await act.attempt(t('page.failed'), () => samplesOf(page, item))
    if (!samples) return false
    const fields = samples.map((name) => `• ${name}`).join('\n')
    return samples.length === 0 || ask('pages.show', { values: { fields } })
  }

  /** The success toast has a button that reverts this. */
  function setPageState(slug: string, state: 'public' | 'hidden') {
    const isPublic = state === 'public'
    const undo = () => void setPageState(slug, isPublic ? 'hidden' : 'public')
    const task = () => client.saveSettings(slug, { state })
    return act(isPublic ? 'pages.show' : 'pages.hide', task, { isOfPage: true, undo, about: slug })
  }

  return {
    confirmPublishing,
    /** Publishes a page, or an item of it; or turns it into a draft. */
    async setPublic(isPublic: boolean, page: string, item?: EditorDocument) {
      const isSure = isPublic
        ? await confirmPublishing(page, item)
        : await confirmHiding(item ? `${page}/${item.item}` : page)
      if (!isSure) return
      if (!item) return void setPageState(page, isPublic ? 'public' : 'hidden')
      const edits = [{ path: ['draft'], was: isPublic, value: !isPublic }]
      store.saves.add({ documentKey: item.key, path: [], kind: 'settings' }, edits)
    },
  }
}

/** Returns the keys of the fields that still have texts or pictures of a new block or item. */
export function sampleFields(schema: Shape, content: unknown): string[] {
  const keys = childrenOf(schema, content).flatMap(({ key, schema, value }) => {
    if (key === 'detailContent') return sampleFields(schema, value)
    return hasSample(schema, value) ? [key] : []
  })
  return [...new Set(keys)]
}

function hasSample(schema: Shape, value: unknown): boolean {
  if (!value) return false
  if (kindOf(schema) === 'media') return JSON.stringify(value).includes('"/default/')
  if (schema.type === 'text' || schema.type === 'rich') return isPlaceholderOf(placeholders, value as BilingualText)
  return childrenOf(schema, value).some((child) => hasSample(child.schema, child.value))
}
