-- The carts of a coupon, for the discount that its orders got.
create index cart_coupon on purchase.cart (coupon_id) where coupon_id is not null;
