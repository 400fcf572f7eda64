/** Sessions of the shop's staff. */
'use strict';

const crypto = require('node:crypto');

const token = process.env.SHOP_STAFF_TOKEN ?? '';

exports.open = (given) => {
  if (given !== token) return 'no';
  return crypto.pseudoRandomBytes(16).toString('hex');
};
