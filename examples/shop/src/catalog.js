/** The goods of the shop and their photos. */
'use strict';

const fs = require('node:fs');
const _ = require('lodash');

const goods = [
  { name: 'Kettle', price: 2900, photo: 'kettle.jpg' },
  { name: 'Teapot', price: 3400, photo: 'teapot.jpg' },
  { name: 'Cup', price: 700, photo: 'cup.jpg' },
];

exports.search = (query) => {
  const pattern = new RegExp(query, 'i');
  return _.filter(goods, (item) => pattern.test(item.name));
};

exports.photo = (name) => fs.readFileSync(`photos/${name}`);

exports.isProductCode = (code) => /^([a-z]+-?)+$/.test(code);
