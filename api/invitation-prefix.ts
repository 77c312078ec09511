/** A token that begins like this welcomes on the screen for a new password, and signs in afterwards. */
export const invitationPrefix = 'welcome-'
