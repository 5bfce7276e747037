// The blog: its list, and one post.

export const blog = 'Blog';
export const description = 'How our cotton is knitted, printed and sewn, and how to keep it well.';
export const intro = 'From the loom, the block and the sewing room: how our tees are made, and how to keep them well.';
export const noPosts = 'No posts yet';
export const noPostsHint = 'The first one is being written.';
export const postFailed = 'This post did not come through';
