import { useEffect, useState } from 'react'
import type { Client } from '#api/client.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { useEditor } from '../../components/editor-context.ts'

/** Whether an English path names a post, a story or a vacancy that is not there. */
export async function isMissingItem(client: Pick<Client, 'page' | 'items'>, path: string): Promise<boolean> {
  const [bare = ''] = path.split(/[?#]/)
  const { detail, id } = findDetailPage(bare) ?? {}
  if (!detail) return false
  const holder = (await client.page(detail.page)).find(({ block_type }) => block_type === detail.block_type)
  return !holder || !(await client.items(holder.id)).some((item) => item.id === id)
}

/** The same of what is being typed, as soon as one pauses; not where the server does not say. */
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
