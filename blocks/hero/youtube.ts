/** Returns the address of the cookie-free player for the address of a YouTube video; undefined for other addresses. */
export function youtubeEmbed(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(www|m)\./, '')
  const [, first, second] = pathname.split('/')
  let id: string | null | undefined
  if (host === 'youtu.be') id = first
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id = first === 'watch' ? searchParams.get('v') : second
  }
  return id && /^[\w-]+$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : undefined
}
