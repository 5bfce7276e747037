// The shop's first tables. Never edited once merged: a change is a new migration.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  // Byte order on PostgreSQL as on SQLite, whatever the server's locale.
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;

  await schema
    .createTable('customers')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('firstname', text, (c) => c.notNull())
    .addColumn('lastname', text, (c) => c.notNull())
    .addColumn('mobile', text, (c) => c.notNull())
    .addColumn('password_hash', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_customer').on('sessions').column('customer_id').execute();
  await schema
    .createTable('password_resets')
    .addColumn('customer_id', text, (c) => c.primaryKey().references('customers.id').onDelete('cascade'))
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('password_reset_requests')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('answered_at', text)
    .execute();
  await schema
    .createIndex('password_reset_requests_email')
    .on('password_reset_requests')
    .columns(['email', 'answered_at'])
    .execute();
  await schema
    .createIndex('password_reset_requests_open')
    .on('password_reset_requests')
    .column('answered_at')
    .execute();

  await schema
    .createTable('colors')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull().unique())
    .execute();
  await schema
    .createTable('products')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('title_sort_key', text, (c) => c.notNull())
    .addColumn('brand', text, (c) => c.notNull())
    .addColumn('category', text, (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  for (const column of ['title_sort_key', 'price', 'created_at']) {
    await schema.createIndex(`products_${column}`).on('products').columns([column, 'id']).execute();
  }
  // Filters ignore letter case.
  await schema
    .createIndex('products_brand')
    .on('products')
    .expression(sql`lower(brand)`)
    .execute();
  await schema
    .createIndex('products_category')
    .on('products')
    .expression(sql`lower(category)`)
    .execute();
  await schema
    .createTable('product_tags')
    .addColumn('product_id', text, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('tag', text, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_tags_key', ['product_id', 'tag'])
    .execute();
  await schema
    .createIndex('product_tags_tag')
    .on('product_tags')
    .expression(sql`lower(tag)`)
    .execute();
  await schema
    .createTable('product_colors')
    .addColumn('product_id', text, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('color_id', text, (c) => c.notNull().references('colors.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_colors_key', ['product_id', 'color_id'])
    .execute();
  await schema
    .createTable('pictures')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('color', text, (c) => c.notNull())
    .addColumn('variants', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('product_pictures')
    .addColumn('product_id', text, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('picture_id', text, (c) => c.notNull().references('pictures.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('alt', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('product_pictures_key', ['product_id', 'position'])
    .execute();
  await schema
    .createTable('reviews')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('product_id', text, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('customer_id', text, (c) => c.references('customers.id').onDelete('cascade'))
    .addColumn('star', 'integer', (c) => c.notNull())
    .addColumn('comment', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addUniqueConstraint('reviews_one_a_customer', ['product_id', 'customer_id'])
    .execute();
  await schema.createIndex('reviews_product').on('reviews').columns(['product_id', 'star']).execute();
  await schema
    .createTable('wishlist_items')
    .addColumn('customer_id', text, (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('product_id', text, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('wishlist_items_key', ['customer_id', 'product_id'])
    .execute();
  // No foreign key to the product: the line remains when the product is deleted, and is not listed.
  await schema
    .createTable('cart_lines')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('product_id', text, (c) => c.notNull())
    .addColumn('color_id', text, (c) => c.notNull())
    .addColumn('size', text, (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addUniqueConstraint('cart_lines_one_a_choice', ['customer_id', 'product_id', 'color_id', 'size'])
    .execute();

  await schema
    .createTable('orders')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull())
    .addColumn('number', text, (c) => c.unique())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('attempt_key', text, (c) => c.unique())
    .addColumn('provider_order_id', text, (c) => c.unique())
    .addColumn('provider_payment_id', text, (c) => c.unique())
    .addColumn('items_total', 'integer', (c) => c.notNull())
    .addColumn('shipping_price', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('address', text)
    .addColumn('note', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('paid_at', text)
    .addColumn('acknowledged_at', text)
    .addColumn('check_at', text)
    .addColumn('checks', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('orders_customer').on('orders').columns(['customer_id', 'created_at']).execute();
  await schema.createIndex('orders_check_at').on('orders').column('check_at').execute();
  await schema
    .createTable('order_lines')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product_id', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('color_id', text, (c) => c.notNull())
    .addColumn('color_title', text, (c) => c.notNull())
    .addColumn('size', text, (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('order_lines_order').on('order_lines').column('order_id').execute();
  await schema
    .createTable('order_events')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('from_status', text)
    .addColumn('to_status', text, (c) => c.notNull())
    .addColumn('cause', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('order_events_order').on('order_events').column('order_id').execute();
  await schema
    .createTable('webhook_events')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('event', text, (c) => c.notNull())
    .addColumn('provider_order_id', text)
    .addColumn('provider_payment_id', text)
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('received_at', text, (c) => c.notNull())
    .addColumn('processed_at', text)
    .addColumn('try_at', text)
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('webhook_events_try_at').on('webhook_events').column('try_at').execute();
  await schema
    .createTable('refunds')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('provider_payment_id', text, (c) => c.notNull().unique())
    .addColumn('order_id', text)
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('provider_refund_id', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('try_at', text)
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('mails')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('recipient', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('text_body', text, (c) => c.notNull())
    .addColumn('html_body', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('sent_at', text)
    .addColumn('try_at', text)
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('mails_try_at').on('mails').column('try_at').execute();

  await schema
    .createTable('blog_posts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('category', text, (c) => c.notNull())
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('blog_pictures')
    .addColumn('post_id', text, (c) => c.notNull().references('blog_posts.id').onDelete('cascade'))
    .addColumn('picture_id', text, (c) => c.notNull().references('pictures.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('alt', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('blog_pictures_key', ['post_id', 'position'])
    .execute();
  await schema
    .createTable('enquiries')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('mobile', text, (c) => c.notNull())
    .addColumn('comment', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('newsletter_subscribers')
    .addColumn('email', text, (c) => c.primaryKey())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('sandbox_entities')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('parent', text)
    .addColumn('body', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('sandbox_entities_parent').on('sandbox_entities').columns(['kind', 'parent']).execute();
  await schema
    .createTable('marks')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
}
