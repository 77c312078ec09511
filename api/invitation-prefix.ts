/** How the token of an invitation begins, by which the new-password screen greets who was invited. */
export const invitationPrefix = 'welcome-'
