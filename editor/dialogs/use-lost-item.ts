import { useEffect, useState } from 'react'
import type { Client } from '#api/client.ts'
import { detailAt } from '#content/details.ts'
import { useEditor } from '../editor-context.ts'

/** Whether an English path names a post, a story or a vacancy that is not there. */
export async function isLostItem(client: Pick<Client, 'page' | 'items'>, path: string): Promise<boolean> {
  const [bare = ''] = path.split(/[?#]/)
  const { detail, id } = detailAt(bare) ?? {}
  if (!detail) return false
  const holder = (await client.page(detail.page)).find(({ block_type }) => block_type === detail.block_type)
  return !holder || !(await client.items(holder.id)).some((item) => item.id === id)
}

/** The same of what is being typed, as soon as one pauses; not where the server does not say. */
export function useLostItem(path: string): boolean {
  const { client } = useEditor().desk
  const [lost, setLost] = useState<string>()
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const isLost = await isLostItem(client, path).catch(() => false)
      if (isWanted) setLost(isLost ? path : undefined)
    }, 300)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, path])
  return lost === path
}
