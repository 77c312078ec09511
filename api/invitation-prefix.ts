/** The prefix of invitation tokens, by which the new-password screen shows its welcome text. */
export const invitationPrefix = 'welcome-'
