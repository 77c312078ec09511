import { useEffect, useState } from 'react'
import type { Client } from '#api/client.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { useEditor } from '../../components/editor-context.ts'

/** Whether an English path is that of a post, story or job that does not exist. */
export async function isMissingItem(client: Pick<Client, 'page' | 'items'>, path: string): Promise<boolean> {
  const [bare = ''] = path.split(/[?#]/)
  const { detail, id } = findDetailPage(bare) ?? {}
  if (!detail) return false
  const holder = (await client.page(detail.page)).find(({ block_type }) => block_type === detail.block_type)
  return !holder || !(await client.items(holder.id)).some((item) => item.id === id)
}

/**
 * Whether the typed path is that of an item that does not exist. The path is checked 300 ms after its last change;
 * false until then, and if the request fails.
 */
export function useMissingItem(path: string): boolean {
  const { client } = useEditor().store
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const isMissing = await isMissingItem(client, path).catch(() => false)
      if (isWanted) setMissing(isMissing ? path : undefined)
    }, 300)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, path])
  return missing === path
}
