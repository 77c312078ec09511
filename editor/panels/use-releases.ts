import { useMemo } from 'react'
import { createReleaseClient, type ReleaseClient } from '#api/release-client.ts'
import { useEditor } from '../components/editor-context.ts'

export function useReleases(): ReleaseClient {
  const { client } = useEditor()
  return useMemo(() => createReleaseClient(client), [client])
}
