const maxRecent = 5

const keyOf = (user: string | undefined) => `finderRecent:${user}`

/** The ids of what a user chose last, the latest first. */
export const recentOf = (user: string | undefined): string[] =>
  (localStorage.getItem(keyOf(user)) ?? '').split('\n').filter(Boolean)

export function noteRecent(user: string | undefined, id: string) {
  const others = recentOf(user).filter((each) => each !== id)
  localStorage.setItem(keyOf(user), [id, ...others].slice(0, maxRecent).join('\n'))
}
