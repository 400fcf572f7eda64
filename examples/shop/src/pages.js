/** The pages of the shop. */
'use strict';

const handlebars = require('handlebars');

const list = handlebars.compile('<ul>{{#each goods}}<li>{{name}}: {{price}}</li>{{/each}}</ul>');

exports.home = (goods) => list({ goods });
